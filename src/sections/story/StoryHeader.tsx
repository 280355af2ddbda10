import { graphql } from 'gatsby'
import type { CSSProperties, ReactNode } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Heading } from '../../components/Heading'
import { useLanguage, useWords } from '../../i18n/pageLanguage'
import { storySection } from '../../i18n/storySection'
import { useSettings } from '../../layout/useSettings'
import { classes } from '../../lib/classes'
import { storyDate } from '../../lib/storyDate'
import { topicSurface } from '../../lib/topicSurface'
import * as styles from './StoryHeader.module.css'

type StoryHeaderProps = Queries.StoryHeaderFragment & { children: ReactNode }

/** Breadcrumb, title, summary, and the line of author, else of the foundation, and date; beside them the picture that is given. */
export const StoryHeader = ({ label, title, summary, author, date, dateText, topics, children }: StoryHeaderProps) => {
  const words = useWords()
  const language = useLanguage()
  const { name } = useSettings().contact
  const water = `on-${topicSurface(topics?.[0])} sheet`
  const day = date && storyDate(date, dateText, language)
  return (
    <header className={classes(styles.header, label && styles.labelled, Boolean(children) && styles.beside, water)}>
      <div className={`${styles.inner} wrap`}>
        <Breadcrumb parent={storySection(words, language, topics)} label={label ?? words.story.newsDetail} />
        <Heading level="h1" className={styles.title}>
          {title}
        </Heading>
        <div style={{ '--letters': summary.length } as CSSProperties}>
          <p className="lead">{summary}</p>
          <p className={`${styles.byline} display`} data-pagefind-ignore>
            <span className={styles.author}>{words.story.by(author ?? name)} </span>
            {day && <time dateTime={day.dateTime}>{day.text}</time>}
          </p>
        </div>
        {children}
      </div>
    </header>
  )
}

export const fragment = graphql`
  fragment StoryHeader on Story {
    label
    title
    summary
    author
    date
    dateText
    topics
  }
`
