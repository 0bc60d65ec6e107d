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

import type { IconShape } from '../Icon'

/** An icon of text lines that is mirrored for right-to-left text. */
function directed(shape: LucideIcon): IconShape {
  // Made in a function, it needs an id that is the same on servers and in browsers.
  return styled(shape).withConfig({ componentId: `tl-directed-${shape.displayName}` })`
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  `
}

/** The icons of alignment and indentation, for both text directions. */
export const directedIcons = {
  start: directed(AlignLeft),
  center: AlignCenter,
  end: directed(AlignRight),
  justify: AlignJustify,
  bulleted: directed(List),
  /* Not mirrored, because it contains digits. */
  numbered: ListOrdered,
  outdent: directed(IndentDecrease),
  indent: directed(IndentIncrease),
} as const satisfies Readonly<Record<string, IconShape>>
