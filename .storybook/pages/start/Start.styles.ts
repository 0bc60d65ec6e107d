import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const Hero = styled.header`
  display: grid;
  gap: 16px;

  h1 {
    max-width: 720px;
    font-size: 36px;
    line-height: 44px;
  }
`

export const Picture = styled.span`
  display: block;
  overflow: hidden;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-card')};
`

/** A card that leads somewhere as a whole; its link has the name. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  &:hover:has(> h3 > a) {
    border-color: ${token('color-control-outline')};
  }

  h3 > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  a {
    color: ${token('color-link')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    &:focus-visible {
      border-radius: 2px;
      outline: ${token('ring-width')} solid ${token('color-focus')};
      outline-offset: ${token('ring-offset')};
    }
  }
`

/** The frame of a card's picture, for pictures of any shape. */
export const CardPicture = styled.span`
  display: grid;
  place-items: center;
  height: 144px;
  margin: -16px -16px 0;
  overflow: hidden;
  border-block-end: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('color-canvas')};
`

export const Places = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0 !important;
  list-style: none;
`

export const Code = styled.div`
  position: relative;

  & > pre {
    padding-inline-end: 88px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & > button {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
`
