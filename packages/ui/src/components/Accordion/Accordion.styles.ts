import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const arrive = keyframes`
  from {
    opacity: 0;
  }
`

export const AccordionRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-variant='cards'] {
    gap: ${token('space-2')};
  }
`

export const AccordionSectionRoot = styled.div`
  min-width: 0;
  border-block-end: 1px solid ${token('color-line')};

  [data-variant='cards'] > & {
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }
`

export const AccordionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-width: 0;
  padding-inline: ${token('space-1')};

  [data-variant='cards'] > * > & {
    padding-block: ${token('space-1')};
    padding-inline: ${token('space-2')};
  }
`

/* The heading level is an attribute, because an element for each level would be five components. */
export const AccordionHeading = styled.div.attrs({ role: 'heading' })`
  display: flex;
  flex: 1 1 160px;
  min-width: 0;
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-body')};
`

export const AccordionButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  min-height: 36px;
  padding-block: ${token('space-1')};
  padding-inline: ${token('space-1')};
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;

  & > svg:first-child {
    color: ${token('color-ink-muted')};
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  &:dir(rtl) > svg:first-child {
    transform: scaleX(-1);
  }

  &[aria-expanded='true'] > svg:first-child {
    transform: rotate(90deg);
  }

  &:hover {
    background: color-mix(in srgb, ${token('color-ink')} 4%, transparent);
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${token('color-ink-faint')};
    cursor: default;
  }

  &:focus-visible {
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const AccordionTitle = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const AccordionCount = styled.span`
  flex: none;
  color: ${token('color-ink-muted')};
  font-weight: ${token('weight-regular')};
  font-variant-numeric: tabular-nums;
`

export const AccordionSide = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-1')};
  max-width: 100%;
`

export const AccordionPanel = styled.div`
  padding-block: ${token('space-1')} ${token('space-4')};
  padding-inline: ${token('space-8')} ${token('space-2')};
  overflow-wrap: anywhere;
  animation: ${arrive} ${token('motion-fast')} ${token('ease-out')};

  [data-variant='cards'] > * > & {
    padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
    border-block-start: 1px solid ${token('color-line')};
  }
`
