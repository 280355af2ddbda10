import { Picture } from '../../../components/Picture'

type Member = Queries.TeamSectionFragment['members']['nodes'][number]

export const isNamed = ({ group, placeholder }: Member) => group === 'founder' || !placeholder?.includes('name')

/** What they do; as long as names are not known, all of a group who do the same are one. */
export const platesOf = (members: readonly Member[], several: (count: number) => string) =>
  members.flatMap((member) => {
    const isAlike = (one: Member) => !isNamed(one) && one.group === member.group && one.title === member.title
    const alike = isNamed(member) ? [member] : members.filter(isAlike)
    const role = alike.length > 1 ? `${member.title}, ${several(alike.length)}` : member.title
    return alike[0] === member ? [{ ...member, role: role.replaceAll('-', '-\u2060') }] : []
  })

/** A plate's picture, and name and role; the role alone as long as no name is known. */
export const Person = ({ role, ...member }: Member & { role: string }) => (
  <>
    <Picture
      file={member.picture}
      alt={member.placeholder?.includes('picture') ? '' : member.pictureAlt}
      sizes="(min-width: 62.5em) 9rem, 4.5rem"
    />
    {isNamed(member) ? (
      <div>
        <h3>{member.name}</h3>
        <p>{role}</p>
      </div>
    ) : (
      <p className="display">{role}</p>
    )}
  </>
)
