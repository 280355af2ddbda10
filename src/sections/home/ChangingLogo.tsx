import { PauseButton } from '../../components/PauseButton'
import { PARTNER_LOGO_MS } from '../../config/carousel'
import * as homeWording from '../../config/homeWording'
import { useRotation } from '../../lib/useRotation'
import { Pebble } from './Pebble'

type ChangingLogoProps = { logos: readonly Queries.PartnerLogoFragment[] }

/** A partner's logos that take turns on one pebble, until the visitor stops them. */
export const ChangingLogo = ({ logos }: ChangingLogoProps) => {
  const { ref, index, paused, toggle } = useRotation<HTMLDivElement>(logos.length, PARTNER_LOGO_MS)
  return (
    <>
      <Pebble ref={ref} logos={logos} shown={index} />
      {logos.length > 1 && <PauseButton what={homeWording.changeOfLogos} paused={paused} onToggle={toggle} />}
    </>
  )
}
