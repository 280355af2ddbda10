import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Heading } from '../../../components/Heading'
import { PauseButton } from '../../../components/PauseButton'
import { Picture, type PictureFile } from '../../../components/Picture'
import { Section } from '../../../components/Section'
import { TEAM_ROTATION_MS } from '../../../config/carousel'
import { useWords } from '../../../i18n/pageLanguage'
import { classes } from '../../../lib/classes'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Team.module.css'

type PersonProps = Queries.TeamMemberFragment & { picture: PictureFile; sizes: string; several?: string | false }

/** As long as the name is not known, the role alone, and an emblem that says nothing; the founder is called so. */
const Person = ({ group, name, title, placeholder, picture, pictureAlt, sizes, several }: PersonProps) => {
  const role = title.replaceAll('-', '-\u2060')
  return (
    <>
      <Picture file={picture} alt={placeholder?.includes('picture') ? '' : pictureAlt} sizes={sizes} />
      {placeholder?.includes('name') && group !== 'founder' ? (
        <p className="display">{[role, several].filter(Boolean).join(', ')}</p>
      ) : (
        <div>
          <h3>{name}</h3>
          <p>{role}</p>
        </div>
      )}
    </>
  )
}

/** Whom a plate is for: a person; as long as names are not known, all of a group who do the same. */
const plateOf = ({ name, title, placeholder }: Queries.TeamMemberFragment) =>
  placeholder?.includes('name') ? title : name

/**
 * The team in one row: the founder, and the two staff groups, which change places every five seconds (specification,
 * section 4) until somebody touches them.
 */
export const Team = ({ team, founders, staff }: Queries.TeamSectionFragment) => {
  const words = useWords()
  const [founder] = founders.nodes
  const groups = ['a', 'b']
    .map((name) => staff.nodes.filter(({ group }) => group === name))
    .filter(({ length }) => length)
  const canChange = groups.length > 1
  if (!founder && groups.length === 0) return null
  return (
    <Section surface="abyss" edge="swell" id="team" labelledBy="team-heading" className={rhythm.evidence}>
      <div className={`${styles.team} wrap`} data-moves="">
        <div className="head">
          <Heading id="team-heading">{team.title}</Heading>
          <div dangerouslySetInnerHTML={{ __html: team.html }} />
          {canChange && <PauseButton what={words.home.changeOfGroups} />}
        </div>
        <div
          className={`${styles.row} ${rhythm.strip}`}
          style={{ '--turn': `${2 * TEAM_ROTATION_MS}ms` } as CSSProperties}
          role="group"
          aria-labelledby="team-heading"
          tabIndex={0}
          data-stops=""
        >
          {founder && (
            <div className={classes(styles.plate, styles.founder)}>
              <Person {...founder} sizes="(min-width: 50em) 20vw, 18rem" />
            </div>
          )}
          {groups.map((members) => (
            <ul key={members[0]?.group} className={classes(styles.group, canChange && styles.turning, 'plain')}>
              {members.map((member) => {
                const alike = members.filter((one) => plateOf(one) === plateOf(member))
                return (
                  alike[0] === member && (
                    <li key={member.name} className={styles.plate}>
                      <Person {...member} sizes="48px" several={alike.length > 1 && words.home.people(alike.length)} />
                    </li>
                  )
                )
              })}
            </ul>
          ))}
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment TeamMember on TeamMember {
    group
    name
    title
    pictureAlt
    placeholder
  }
  fragment TeamSection on Query {
    team: homeTeam(language: { eq: $language }) {
      title
      html
    }
    founders: allTeamMember(
      filter: { language: { eq: $language }, group: { eq: "founder" } }
      sort: { position: ASC }
    ) {
      nodes {
        ...TeamMember
        picture {
          ...SmallPicture
        }
      }
    }
    staff: allTeamMember(filter: { language: { eq: $language }, group: { ne: "founder" } }, sort: { position: ASC }) {
      nodes {
        ...TeamMember
        picture {
          ...PlatePicture
        }
      }
    }
  }
`
