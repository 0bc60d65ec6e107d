import { styled } from 'styled-components'

import { tagStyles } from '../../internal/tag/tag-styles'
import { token } from '../../theme/token'

export const TagListRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-one-line] {
    flex-wrap: nowrap;
    max-width: 100%;
  }

  & > li {
    display: inline-flex;
    min-width: 0;
    max-width: 100%;
  }

  & > [data-more] {
    flex: none;
  }
`

export const TagListMore = styled.button`
  ${tagStyles}
  flex: none;
  justify-content: center;
  min-width: 28px;
  padding-inline: 6px;
  border-style: dashed;
  color: ${token('color-ink-muted')};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }
`

export const TagListRest = styled.div`
  max-width: 320px;
`
