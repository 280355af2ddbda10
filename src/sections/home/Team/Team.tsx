import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Heading } from '../../../components/Heading'
import { PauseButton } from '../../../components/PauseButton'
import { Picture } from '../../../components/Picture'
import { Section } from '../../../components/Section'
import { TEAM_ROTATION_MS } from '../../../config/carousel'
import { useWords } from '../../../i18n/pageLanguage'
import { classes } from '../../../lib/classes'
import * as rhythm from '../Rhythm.module.css'
import { isNamed, Person, platesOf } from './Person'
import * as styles from './Team.module.css'

/**
 * One of the two staff groups stands large in the squad's row, at first the second, and the other as a list in the founder's column.
 * They change places every five seconds (specification, section 4) until somebody touches them. To be read out, all stand in the row.
 */
export const Team = ({ team, members }: Queries.TeamSectionFragment) => {
  const { changeOfGroups, people } = useWords().home
  const plates = platesOf(members.nodes, people)
  const [[founder] = [], ...groups] = ['founder', 'a', 'b'].map((name) => plates.filter(({ group }) => group === name))
  const squads = groups.filter(({ length }) => length > 0)
  const canChange = squads.length > 1
  const most = Math.max(0, ...squads.map(({ length }) => length))
  const columns = Math.min(4, Math.ceil(most / 2))
  const properties = { '--turn': `${2 * TEAM_ROTATION_MS}ms`, '--lines': most, '--columns': columns }
  if (!founder && squads.length === 0) return null
  return (
    <Section surface="abyss" edge="swell" id="team" labelledBy="team-heading" className={rhythm.evidence}>
      <div className={`${styles.team} wrap`} data-moves="">
        <div className="head">
          <Heading id="team-heading">{team.title}</Heading>
          <div dangerouslySetInnerHTML={{ __html: team.html }} />
          {canChange && <PauseButton what={changeOfGroups} />}
        </div>
        <div className={styles.row} style={properties as CSSProperties} data-stops="">
          {founder && (
            <div className={`${styles.plate} ${styles.founder}`}>
              <Person {...founder} />
            </div>
          )}
          {squads.map((squad, i) => (
            <ul
              key={i}
              className={classes(styles.squad, canChange && styles.turning, squads[i + 1] && styles.waiting, 'plain')}
            >
              {squad.map((plate) => (
                <li key={plate.name} className={styles.plate}>
                  <Person {...plate} />
                </li>
              ))}
            </ul>
          ))}
          {canChange &&
            squads.map((squad, i) => (
              <ul
                key={i}
                className={classes(styles.list, styles.turning, i > 0 && styles.waiting, 'plain')}
                aria-hidden
              >
                {squad.map((plate) => (
                  <li key={plate.name}>
                    <Picture file={plate.picture} alt="" sizes="2rem" />
                    <span>
                      {isNamed(plate) && <b className="display">{plate.name}</b>} <span>{plate.role}</span>
                    </span>
                  </li>
                ))}
              </ul>
            ))}
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment TeamSection on Query {
    team: homeTeam(language: { eq: $language }) {
      title
      html
    }
    members: allTeamMember(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        group
        name
        title
        placeholder
        picture {
          ...PlatePicture
        }
        pictureAlt
      }
    }
  }
`
