import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const PageHeaderRoot = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;
  height: ${token('size-header')};
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  /* In a narrow window what does not fit stands on a second line. */
  @media (max-width: 600px) {
    flex-wrap: wrap;
    height: auto;
    min-height: ${token('size-header')};
    padding-block: ${token('space-2')};
  }
`

export const PageHeaderTitle = styled.h1`
  min-width: 0;
  overflow: hidden;
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const PageHeaderSubtitle = styled.div`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const PageHeaderGroup = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
`

export const PageHeaderEnd = styled(PageHeaderGroup)`
  margin-inline-start: auto;
`
