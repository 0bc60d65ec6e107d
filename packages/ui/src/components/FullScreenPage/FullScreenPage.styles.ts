import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const arrive = keyframes`
  from {
    opacity: 0;
  }
`

export const FullScreenPageRoot = styled.dialog`
  position: relative;
  inset: auto;
  display: none;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('color-canvas')};
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-body')};
  text-align: start;
  white-space: normal;

  &[open] {
    display: flex;
  }

  &:modal {
    position: fixed;
    inset: 0;
    width: auto;
    height: auto;
    animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};
  }

  &:focus {
    outline: none;
  }

  @media print {
    &,
    &:modal {
      position: static;
      height: auto;
    }
  }
`

export const FullScreenPageHead = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('size-header')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
`

export const FullScreenPageTitles = styled.div`
  display: flex;
  flex: 1 1 160px;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space-3')};
  min-width: 0;
`

export const FullScreenPageTitle = styled.h1`
  min-width: 0;
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  overflow-wrap: anywhere;
`

export const FullScreenPageSubtitle = styled.div`
  min-width: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  overflow-wrap: anywhere;
`

export const FullScreenPageActions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  max-width: 100%;

  @media print {
    display: none;
  }
`

export const FullScreenPageMiddle = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-height: 0;
  container-type: inline-size;
`

export const FullScreenPageColumns = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;

  @container (max-width: 600px) {
    flex-direction: column;
  }
`

export const FullScreenPageSide = styled.div`
  flex: none;
  width: ${token('size-navigation')};
  min-height: 0;
  padding: ${token('space-2')};
  border-inline-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  overflow-y: auto;

  /* A navigation with its own frame, such as a SideNavigation, gets no second one. */
  & > nav {
    inline-size: auto;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
  }

  /* On this background the current item is darker, not lighter. */
  & > nav [aria-current='page'] {
    background: ${token('color-sunken')};
  }

  @container (max-width: 600px) {
    width: auto;
    max-height: 40%;
    border-inline-end: 0;
    border-block-end: 1px solid ${token('color-line')};
  }

  @media print {
    display: none;
  }
`

export const FullScreenPageBody = styled.div`
  /* Holds what is positioned in it: outside, a hidden checkbox far down would make the page scroll. */
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  /* Messages that cover its end leave room to scroll the content into view. */
  padding-block: ${token('space-5')} calc(${token('space-10')} + var(--tl-toast-room, 0px));
  scroll-padding-block-end: var(--tl-toast-room, 0px);
  padding-inline: clamp(${token('space-4')}, 3cqi, ${token('space-12')});
  overflow-y: auto;
  /* Content that becomes longer, and messages that come and go, move nothing sideways. */
  scrollbar-gutter: stable;
  overscroll-behavior: contain;
`

export const FullScreenPageFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-4')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  @media print {
    display: none;
  }
`
