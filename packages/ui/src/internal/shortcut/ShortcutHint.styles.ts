import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const HintRoot = styled.span`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  max-width: 100%;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};

  &[data-variant='plain'] {
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
  }
`

/* Keys are shown from left to right in any language, as on the keyboard. */
export const HintPress = styled.span`
  display: inline-flex;
  gap: 2px;
  direction: ltr;
`

/* As one line of secondary text, in a menu. */
export const HintLine = styled.kbd`
  direction: ltr;
  font: inherit;
`

export const HintKey = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding-inline: 5px;
  border: 1px solid ${token('color-line-strong')};
  border-block-end-width: 2px;
  border-radius: ${token('radius-bar')};
  background: ${token('color-surface')};
  font-family: inherit;
  font-size: inherit;
  font-weight: ${token('weight-medium')};
  line-height: 1;
  white-space: nowrap;
`

export const HintWord = styled.span`
  color: ${token('color-ink-faint')};
`
