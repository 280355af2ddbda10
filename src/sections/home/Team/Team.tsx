import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Heading } from '../../../components/Heading'
import { PauseButton } from '../../../components/PauseButton'
import { Section } from '../../../components/Section'
import { TEAM_ROTATION_MS } from '../../../config/carousel'
import { useWords } from '../../../i18n/pageLanguage'
import { useMotionChoice } from '../../../lib/useMotionChoice'
import * as styles from './Team.module.css'
import { TeamPlate } from './TeamPlate'
import { teamSheets } from './teamSheets'

/**
 * The team as plates of a field guide around the founder's. The two staff groups change places, so that each is beside it
 * in turn: every plate has the leaf of its own and that of whoever comes there, and it is laid over that leaf on all of them at once.
 */
export const Team = ({ team, founders, staff }: Queries.TeamSectionFragment) => {
  const words = useWords()
  const [founder, ...others] = founders.nodes
  const a = [...others, ...staff.nodes.filter(({ group }) => group === 'a')]
  const b = staff.nodes.filter(({ group }) => group === 'b')
  const members = [...a, ...b]
  const canChange = a.length > 0 && b.length > 0
  const { paused, toggle } = useMotionChoice()
  if (!founder && members.length === 0) return null
  const sheets = teamSheets(members.length, founder !== undefined)
  // the second group comes first, and the first behind it
  const guests = canChange ? [...b, ...a] : []
  return (
    <Section surface="drop" edge="swell" depth="24 m" id="team" labelledBy="team-heading" className={styles.team}>
      <div className="wrap">
        <div className={styles.head}>
          <Heading id="team-heading">{team.title}</Heading>
          {canChange && <PauseButton what={words.home.changeOfGroups} paused={paused} onToggle={toggle} />}
        </div>
        <ul
          className={`${styles.plates} one-by-one plain`}
          style={{ ...sheets.tracks, ...(canChange && { '--turn': `${TEAM_ROTATION_MS}ms` }) } as CSSProperties}
          data-paused={paused}
        >
          {founder && <TeamPlate {...founder} number={1} isLarge sizes={sheets.largeSizes} style={sheets.large} />}
          {members.map((member, i) => (
            <TeamPlate
              key={member.name}
              {...member}
              number={i + (founder ? 2 : 1)}
              sizes={sheets.sizes}
              style={sheets.starts[i]}
              guest={guests[i]}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment TeamSection on Query {
    team: homeTeam(language: { eq: $language }) {
      title
    }
    founders: allTeamMember(
      filter: { language: { eq: $language }, group: { eq: "founder" } }
      sort: { position: ASC }
    ) {
      nodes {
        ...TeamPlate
        picture {
          ...SmallPicture
        }
      }
    }
    staff: allTeamMember(filter: { language: { eq: $language }, group: { ne: "founder" } }, sort: { position: ASC }) {
      nodes {
        group
        ...TeamPlate
        picture {
          ...PlatePicture
        }
      }
    }
  }
`
