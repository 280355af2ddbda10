import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { SOURCE_LANGUAGE } from '../../i18n/languages'
import { useWords } from '../../i18n/pageLanguage'
import type { StandIn } from '../../lib/standIn'
import * as styles from './StandInList.module.css'

const byFile = (standIns: readonly StandIn[]) =>
  [...new Set(standIns.map(({ file }) => file))].map((file) => ({
    file,
    fields: standIns.filter((one) => one.file === file),
  }))

/** All values that stand in, under the files that hold them, with what to write instead. */
export const StandInList = ({ standIns }: { standIns: readonly StandIn[] }) => {
  const words = useWords()
  return (
    <Section surface="paper" labelledBy="launch-report">
      <div className="column">
        <Heading level="h1" className="h2" id="launch-report">
          {words.launch.title}
        </Heading>
        <p className="lead">{words.launch.description}</p>
        {byFile(standIns).map(({ file, fields }) => (
          <section key={file} aria-label={file}>
            <h2 className={styles.file}>{file}</h2>
            <dl className={styles.fields}>
              {fields.map(({ field, line, value, advice }) => (
                <div key={field}>
                  <dt>
                    <code>{field}</code>, {words.launch.line(line)}
                  </dt>
                  <dd>{words.launch.now(value)}</dd>
                  {/* as check:content gives it */}
                  <dd lang={SOURCE_LANGUAGE}>{advice}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  )
}
