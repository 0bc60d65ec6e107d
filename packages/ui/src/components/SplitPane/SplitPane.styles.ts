import { styled } from 'styled-components'

export const SplitPaneRoot = styled.div`
  display: flex;
  width: 100%;
  height: 100%;
  min-width: 0;
  min-height: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`

export const Pane = styled.div`
  flex: 1 1 0;
  min-width: 0;
  min-height: 0;
  overflow: auto;

  &[data-sized] {
    flex: none;
  }

  [data-orientation='horizontal'] > &[data-sized] {
    width: var(--tl-pane-size);
    max-width: calc(100% - 96px);
  }

  [data-orientation='vertical'] > &[data-sized] {
    height: var(--tl-pane-size);
    max-height: calc(100% - 96px);
  }

  &[data-collapsed] {
    display: none;
  }
`
