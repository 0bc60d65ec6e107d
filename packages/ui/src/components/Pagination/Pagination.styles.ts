import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const PaginationRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')} ${token('space-4')};
  min-width: 0;
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`

export const PageRows = styled.span`
  margin-inline-end: auto;
  color: ${token('color-ink-muted')};
`

export const PageSizes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('color-ink-muted')};

  & > :last-child {
    width: 72px;
  }
`

export const PageList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  [data-part='position'] {
    padding-inline: ${token('space-2')};
  }

  [data-part='step']:dir(rtl) {
    scale: -1 1;
  }
`

export const PagePress = styled.a`
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-width: ${token('size-control-small')};
  height: ${token('size-control-small')};
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink')};
  font: inherit;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-hover')};
  }

  &:active {
    background: ${token('color-pressed')};
  }

  &[aria-current] {
    border-color: ${token('color-control-outline')};
    background: ${token('color-surface')};
    font-weight: ${token('weight-semibold')};
    cursor: default;
  }

  &[aria-disabled] {
    background: none;
    color: ${token('color-ink-faint')};
    opacity: 0.5;
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }

    &[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`

export const PageGap = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${token('size-control-small')};
  color: ${token('color-ink-faint')};
`
