import { EmptyState } from '@throughline/ui/EmptyState'
import { guidePath } from '../../shell/guide-path'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { GuidePage } from './Guides.styles'

/** The URL names a guide that does not exist. */
export function UnknownGuide() {
  return (
    <GuidePage>
      <h1>Guides</h1>
      <EmptyState
        illustration="search"
        title="There is no guide at this address"
        actions={<RouterLinkButton to={guidePath()}>All guides</RouterLinkButton>}
      >
        It may have another name now. All guides are in one list.
      </EmptyState>
    </GuidePage>
  )
}
