import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { PaletteInput, PaletteList, PaletteNote } from './CommandPalette.styles'
import { Popover } from '../Popover'

export const QuickPickRoot = styled(Popover)`
  display: flex;
  flex-direction: column;
  width: min(360px, calc(100vw - 16px));
  max-height: min(var(--tl-floating-height, 460px), 460px);
  padding: 0;
  overflow: hidden;
`

export const QuickPickHead = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space-2')};
  align-items: center;
  padding-inline: ${token('space-3')};
  border-block-end: 1px solid ${token('color-line')};
  color: ${token('color-ink-faint')};
`

export const QuickPickInput = styled(PaletteInput)`
  height: 38px;
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};
`

export const QuickPickList = styled(PaletteList)`
  padding: 0 ${token('space-1')} ${token('space-1')};
`

export const QuickPickNote = styled(PaletteNote)`
  padding: ${token('space-5')} ${token('space-4')};
`

export const QuickPickFoot = styled.div`
  flex: none;
  padding: ${token('space-2')} ${token('space-3')};
  border-block-start: 1px solid ${token('color-line')};
`
