import { styled } from 'styled-components'

import { FieldBox } from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

export const SearchBox = styled(FieldBox)`
  padding-inline: ${token('space-2')} 6px;

  & > input[type='search'] {
    appearance: none;
  }

  & > input::-webkit-search-cancel-button {
    display: none;
  }

  /* Button, count and hint share one position, so that nothing moves when they change. */
  & > [data-part='adornment-button'] {
    margin-inline-end: -2px;
  }
`

export const SearchMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  color: ${token('color-ink-faint')};
`

export const SearchHint = styled.span`
  flex: none;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`

export const SearchKeys = styled.kbd`
  flex: none;
  padding-inline: 5px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-bar')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-faint')};
  font-family: inherit;
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`
