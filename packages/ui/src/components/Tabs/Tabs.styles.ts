import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

const tabsStyles = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  &[data-orientation='vertical'] {
    flex-direction: row;
    align-items: flex-start;
    gap: ${token('space-4')};
  }
`

export const TabsRoot = styled.div`
  ${tabsStyles}
`

export const TabLinksRoot = styled.nav`
  ${tabsStyles}
`

export const TabsRow = styled.div`
  position: relative;
  display: flex;
  flex: none;
  max-width: 100%;
  min-width: 0;

  &[data-orientation='horizontal'] {
    border-block-end: 1px solid ${token('color-line')};
  }

  &[data-orientation='vertical'] {
    width: ${token('size-navigation')};
    max-width: 50%;
  }
`

const listStyles = css`
  display: flex;
  flex: 1;
  gap: ${token('space-1')};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  [data-orientation='horizontal'] > & {
    margin-block-end: -1px;
    padding-inline: 2px;
    overflow-x: auto;
    scroll-behavior: smooth;
    scroll-padding-inline: 40px;
    scrollbar-width: none;
  }

  [data-orientation='vertical'] > & {
    flex-direction: column;
    gap: 2px;
  }
`

export const TabList = styled.div`
  ${listStyles}
`

export const TabLinkList = styled.ul`
  ${listStyles}
`

const tabStyles = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 240px;
  min-height: 36px;
  margin: 0;
  padding-block: 0;
  padding-inline: 10px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
  }

  &[data-selected] {
    color: ${token('color-ink')};
  }

  &[aria-disabled='true'] {
    color: color-mix(in srgb, ${token('color-ink-faint')} 72%, ${token('color-surface')});
    cursor: default;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-orientation='horizontal'] &[data-selected]::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 6px;
    height: 2px;
    border-radius: 2px;
    background: ${token('color-action')};
  }

  [data-orientation='vertical'] & {
    width: 100%;
    max-width: none;
    min-height: ${token('size-control')};
    padding-block: 4px;
    white-space: normal;
  }

  [data-orientation='vertical'] &:hover {
    background: ${token('color-hover')};
  }

  [data-orientation='vertical'] &[data-selected] {
    background: ${token('color-pressed')};
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }

    &[data-selected] {
      color: Highlight;
    }

    [data-orientation='horizontal'] &[data-selected]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const TabRoot = styled.button`
  ${tabStyles}
`

export const TabLinkRoot = styled.a`
  ${tabStyles}
`

export const TabLabel = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  [data-orientation='vertical'] & {
    overflow: visible;
    overflow-wrap: anywhere;
  }
`

/* For the pointer only: with the keyboard the focused tab scrolls into view. */
export const TabScroll = styled.button`
  position: absolute;
  inset-block: 0 1px;
  z-index: 1;
  display: none;
  place-items: center;
  width: 32px;
  padding: 0;
  border: 0;
  background: ${token('color-surface')};
  color: ${token('color-ink-muted')};
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
  }

  &[data-edge='start'] {
    inset-inline-start: 0;
    border-inline-end: 1px solid ${token('color-line')};
  }

  &[data-edge='end'] {
    inset-inline-end: 0;
    border-inline-start: 1px solid ${token('color-line')};
  }

  [data-more-start] > &[data-edge='start'],
  [data-more-end] > &[data-edge='end'] {
    display: grid;
  }

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }

  @media print {
    display: none;
  }
`

export const TabPanel = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  min-height: 0;
  padding-block-start: ${token('space-4')};
  overflow-wrap: anywhere;

  [data-orientation='vertical'] > & {
    padding-block-start: 0;
  }

  &:focus-visible {
    border-radius: ${token('radius-bar')};
  }
`
