import {
  AlignJustify,
  AlignLeft,
  AlignRight,
  IndentDecrease,
  IndentIncrease,
  List,
  ListOrdered,
  AlignCenter,
  type LucideIcon,
} from 'lucide-react'
import { styled } from 'styled-components'

import type { IconShape } from '../Icon/Icon'

/** A drawing of lines of text: from right to left they begin at the other side. */
function directed(shape: LucideIcon): IconShape {
  return styled(shape)`
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  `
}

/** The drawings of where text stands, each for both directions of writing. */
export const directedIcons = {
  start: directed(AlignLeft),
  center: AlignCenter,
  end: directed(AlignRight),
  justify: AlignJustify,
  bulleted: directed(List),
  /* Its digits read in one direction only. */
  numbered: ListOrdered,
  outdent: directed(IndentDecrease),
  indent: directed(IndentIncrease),
} as const satisfies Readonly<Record<string, IconShape>>
