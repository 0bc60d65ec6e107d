import { styled } from 'styled-components'

/** Centers a state that replaces a complete screen. A heading in it looks like its title. */
export const CentredPlace = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 100%;

  h1 {
    font: inherit;
  }
`
