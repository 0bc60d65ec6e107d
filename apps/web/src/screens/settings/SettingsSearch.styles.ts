import { styled } from 'styled-components'

export const SearchPlace = styled.div`
  inline-size: 220px;
`
