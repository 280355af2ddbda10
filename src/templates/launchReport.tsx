import type { HeadFC, PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import type { StandIn } from '../lib/standIn'
import { wordsOf } from '../i18n/loadedWords'
import { StandInList } from '../sections/launch/StandInList'

/** What is still to be supplied before the launch; only previews have this page. */
const LaunchReportTemplate = ({ pageContext }: PageProps<object, PagePlace & { standIns: StandIn[] }>) => (
  <StandInList standIns={pageContext.standIns} />
)

export default LaunchReportTemplate

export const Head: HeadFC<object, PagePlace> = ({ pageContext }) => {
  const { launch } = wordsOf(pageContext.language)
  return <PageHead {...pageContext} title={launch.title} description={launch.description} unlisted />
}
