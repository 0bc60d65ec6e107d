import { X } from 'lucide-react'
import { useId, useRef } from 'react'

import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { useSeparator } from '../../internal/separator/use-separator'
import { IconButton } from '../IconButton'
import {
  SidePanelActions,
  SidePanelBody,
  SidePanelEdge,
  SidePanelFoot,
  SidePanelHead,
  SidePanelOverline,
  SidePanelRoot,
  SidePanelTitle,
  SidePanelTitles,
} from './SidePanel.styles'
import type { SidePanelFrameProps } from './SidePanel.types'

const STEP_PIXELS = 16

/** The content and styles of a side panel, modal or not. */
export function SidePanelFrame({
  title,
  closeLabel,
  onClose,
  overline,
  actions,
  footer,
  placement = 'beside',
  widthPixels = 480,
  minWidthPixels = 320,
  maxWidthPixels = 960,
  resizeLabel,
  onResize,
  style,
  ref,
  children,
  ...rest
}: SidePanelFrameProps & { open?: boolean; 'data-state'?: 'open' | 'closed' }) {
  const titleId = useId()
  const rootRef = useRef<HTMLDialogElement>(null)
  const edgeProps = useSeparator({
    orientation: 'horizontal',
    sizedPane: 'end',
    size: widthPixels,
    minSize: minWidthPixels,
    maxSize: maxWidthPixels,
    step: STEP_PIXELS,
    readUnitsPerPixel: () => 1,
    onResize: ({ size, isFinal }) => {
      rootRef.current?.style.setProperty('--tl-panel-width', `${size}px`)
      onResize?.({ widthPixels: size, isFinal })
    },
  })
  return (
    <SidePanelRoot
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(ref, rootRef)}
      data-placement={placement}
      style={{ '--tl-panel-width': `${widthPixels}px`, ...style }}
    >
      <SidePanelHead {...(overline === undefined ? null : { 'data-overline': '' })}>
        <SidePanelTitles>
          {overline === undefined ? null : <SidePanelOverline>{overline}</SidePanelOverline>}
          <SidePanelTitle id={titleId}>{title}</SidePanelTitle>
        </SidePanelTitles>
        <SidePanelActions>
          {actions}
          <IconButton
            icon={X}
            label={closeLabel}
            size="small"
            onClick={() => {
              onClose({ reason: 'close-button' })
            }}
          />
        </SidePanelActions>
      </SidePanelHead>
      <SidePanelBody data-part="body">{children}</SidePanelBody>
      {footer === undefined ? null : <SidePanelFoot data-part="foot">{footer}</SidePanelFoot>}
      {onResize && resizeLabel !== undefined ? (
        <SidePanelEdge {...edgeProps} aria-label={resizeLabel} />
      ) : null}
    </SidePanelRoot>
  )
}
