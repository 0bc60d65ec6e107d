import { PageHeader } from '@throughline/ui/PageHeader'
import { Skeleton } from '@throughline/ui/Skeleton'
import { token } from '@throughline/ui/theme'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { styled } from 'styled-components'

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;

  [data-part='rows'] {
    display: grid;
    gap: ${token('space-3')};
    padding: ${token('space-4')};
  }
`

const ROWS = ['30%', '62%', '48%', '75%', '40%', '68%', '55%', '35%'] as const

/** The place of a flow while its code is loading. */
export function FlowWaiting() {
  return (
    <Waiting aria-busy="true">
      <PageHeader
        title={
          <>
            <VisuallyHidden>Loading plan</VisuallyHidden>
            <Skeleton width="102px" />
          </>
        }
        navigation={<Skeleton shape="bar" width={280} height={32} />}
      />
      <div data-part="rows" aria-hidden="true">
        {ROWS.map((width) => (
          <Skeleton key={width} shape="bar" width={width} height={20} />
        ))}
      </div>
    </Waiting>
  )
}
