import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

export const FrameRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-width: 0;
`

export const FrameHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
`

const frameLabelStyles = css`
  min-width: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
  overflow-wrap: anywhere;
`

export const FrameLabel = styled.label`
  ${frameLabelStyles}
`

/** The label of a group of controls. Not a `label`, which belongs to a single control. */
export const GroupLabel = styled.span`
  ${frameLabelStyles}
`

/** Contains the controls of a group, in a column or in a row that wraps. */
export const GroupChoices = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space-1')};
  min-width: 0;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: ${token('space-1')} ${token('space-6')};
  }
`

/** Help at the start, the count at the end of one line. */
export const FrameFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-width: 0;
`

export const FrameCount = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};

  &[data-exceeded] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-medium')};
  }
`

export const FrameMark = styled.span`
  margin-inline-start: 2px;
  color: ${token('color-danger-text')};
`

export const FrameHelp = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

export const FrameError = styled.p`
  display: flex;
  gap: 6px;
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
