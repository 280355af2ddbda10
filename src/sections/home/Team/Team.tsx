import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { PauseButton } from '../../../components/PauseButton'
import { Section } from '../../../components/Section'
import { TEAM_ROTATION_MS } from '../../../config/carousel'
import * as homeWording from '../../../config/homeWording'
import { useMotionChoice } from '../../../lib/useMotionChoice'
import * as styles from './Team.module.css'
import { TeamPlate } from './TeamPlate'

/** The style sheet exchanges groups of this size; groups of any other size stand still. */
const GROUP_SIZE = 4

/** The team as plates of a field guide. Beside the founder stands one staff group, below the other; they change places. */
export const Team = ({ team, members }: Queries.TeamSectionFragment) => {
  const inGroup = (group: string) => members.nodes.filter((member) => member.group === group)
  const founders = inGroup('founder')
  const a = inGroup('a')
  const b = inGroup('b')
  const canChange = founders.length === 1 && a.length === GROUP_SIZE && b.length === GROUP_SIZE
  const { paused, toggle } = useMotionChoice()
  if (members.nodes.length === 0) return null
  return (
    <Section surface="drop" edge="swell" depth="24 m" id="team" labelledBy="team-heading" className={styles.team}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2" id="team-heading">
            {team.title}
          </h2>
          {canChange && <PauseButton what={homeWording.changeOfGroups} paused={paused} onToggle={toggle} />}
        </div>
        <ul
          className={`${styles.plates} one-by-one plain`}
          style={canChange ? ({ '--turn': `${TEAM_ROTATION_MS}ms` } as CSSProperties) : undefined}
          data-paused={paused}
        >
          {[...founders, ...a, ...b].map((member, i) => (
            <TeamPlate key={member.name} {...member} number={i + 1} isDouble={member.group === 'founder'} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment TeamSection on Query {
    team: homeTeam {
      title
    }
    members: allTeamMember(sort: { position: ASC }) {
      nodes {
        group
        ...TeamPlate
      }
    }
  }
`
