import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import type { WaitingState } from '../../data/waiting/waiting-changes.types'
import { useBottomInset } from '../../platform/use-bottom-inset'
import { noticeOf } from './notice'

/**
 * Space for the notice below the last row of a view, and below the buttons of an editor, in pixels.
 */
const INSET_PX = 64

/**
 * Covers the bottom of the view, so that the page does not move when the notice appears or
 * disappears.
 */
const Place = styled.output`
  position: fixed;
  inset-block-end: ${token('space-8')};
  inset-inline: ${token('space-4')};
  z-index: ${token('layer-floating')};
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    max-inline-size: 640px;
    box-shadow: ${token('shadow-popover')};
    pointer-events: auto;
  }

  @media print {
    display: none;
  }
`

export interface ConnectionNoticeProps {
  readonly state: WaitingState
  readonly onShowDetails: () => void
}

/** Notice about a lost connection, the waiting changes, and their result. */
export function ConnectionNotice({ state, onShowDetails }: ConnectionNoticeProps) {
  const notice = noticeOf(state)
  const hasDetails = state.waiting.length + state.refused.length > 0
  return (
    <Place>
      {notice === null ? null : (
        <Banner
          role="none"
          tone={notice.tone}
          actions={
            hasDetails ? (
              <Button size="small" variant="ghost" onClick={onShowDetails}>
                Show changes
              </Button>
            ) : null
          }
        >
          {notice.text}
          <Inset />
        </Banner>
      )}
    </Place>
  )
}

function Inset() {
  useBottomInset(INSET_PX)
  useBottomInset(INSET_PX, '--tl-foot-inset')
  return null
}
