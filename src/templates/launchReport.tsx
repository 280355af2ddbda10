import type { PageProps } from 'gatsby'
import * as launchWording from '../config/launchWording'
import { PageHead } from '../layout/PageHead'
import type { StandIn } from '../lib/standIn'
import { StandInList } from '../sections/launch/StandInList'

/** What is still to be supplied before the launch; only previews have this page. */
const LaunchReportTemplate = ({ pageContext }: PageProps<object, { standIns: StandIn[] }>) => (
  <StandInList standIns={pageContext.standIns} />
)

export default LaunchReportTemplate

export const Head = () => <PageHead title={launchWording.title} description={launchWording.description} />
