import { token } from '@throughline/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')};

  @media print {
    display: none;
  }
`

const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
`

interface ViewFrameProps {
  /** Names of the slots that children of the element are for. */
  slots: ReadonlySet<string>
  /** Controls of the element above the view. @default nothing */
  controls?: ReactNode
  /** Fills what is left of the height. */
  children: ReactNode
}

/** A view with a line above it and a line below it, each only if it has content. */
export function ViewFrame({ slots, controls = null, children }: ViewFrameProps) {
  return (
    <Frame>
      {controls === null && !slots.has('toolbar') ? null : (
        <Line part="toolbar">
          {controls}
          <slot name="toolbar" />
        </Line>
      )}
      <Content>{children}</Content>
      {slots.has('footer') ? (
        <Line part="footer">
          <slot name="footer" />
        </Line>
      ) : null}
    </Frame>
  )
}
