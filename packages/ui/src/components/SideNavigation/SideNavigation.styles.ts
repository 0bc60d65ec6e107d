import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

export const NavigationRoot = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  inline-size: ${token('size-navigation')};
  min-block-size: 0;
  padding: ${token('space-2')};
  border-inline-end: 1px solid ${token('color-line')};
  background: ${token('color-sunken')};
  overflow: hidden auto;

  &[data-collapsed] {
    align-items: center;
    inline-size: ${token('size-navigation-collapsed')};
  }

  @media print {
    display: none;
  }
`

export const NavigationList = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const NavigationCaption = styled.h3`
  padding: ${token('space-3')} ${token('space-2')} ${token('space-1')};
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-caption')};
`

const rowStyles = css`
  display: flex;
  gap: 10px;
  align-items: center;
  min-inline-size: 0;
  block-size: 30px;
  padding: 0 ${token('space-2')};
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-muted')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }
`

export const NavigationLink = styled.a`
  ${rowStyles}

  &[aria-current='page'] {
    border-color: ${token('color-line')};
    background: ${token('color-surface')};
    color: ${token('color-ink')};
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export const NavigationButton = styled.button`
  ${rowStyles}
  inline-size: 100%;
  background: none;
  font-size: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-expanded='true'] {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }
`

export const NavigationText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

export const NavigationCount = styled.span`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight-regular')};

  @media (forced-colors: active) {
    color: inherit;
  }
`

export const NavigationFoot = styled.div`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  margin-block-start: auto;

  [data-collapsed] > & {
    justify-items: center;
    inline-size: auto;
  }
`

export const CardRoot = styled.button`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${token('space-2')};
  border: 1px solid transparent;
  border-radius: ${token('radius-card')};
  background: none;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('color-pressed')};
  }

  &[data-framed] {
    border-color: ${token('color-line')};
    background: ${token('color-surface')};
  }

  &[data-framed]:hover,
  &[data-framed][aria-expanded='true'] {
    border-color: ${token('color-line-strong')};
  }

  &[data-collapsed] {
    inline-size: auto;
    padding: 3px;
  }
`

export const CardTexts = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const CardTitle = styled.span`
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-semibold')};
  line-height: 18px;
`
