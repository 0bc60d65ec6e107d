import { useState, type FormEvent } from 'react'

import type { Box } from '../../internal/floating/place-beside'
import { Button } from '../Button'
import { Popover, type PopoverCloseReason } from '../Popover'
import { TextField } from '../TextField'
import { FormActions, LinkForm } from './RichTextEditor.styles'
import type { RichTextEditorLabels } from './rich-text-editor-labels'

interface RichTextAltPopoverProps {
  /** The box of the picture in the viewport. */
  anchor: Box
  alt: string
  labels: RichTextEditorLabels
  onApply: (change: { alt: string }) => void
  onClose: (request: { reason: PopoverCloseReason }) => void
}

/** The alternative text of a picture. */
export function RichTextAltPopover({
  anchor,
  alt,
  labels,
  onApply,
  onClose,
}: RichTextAltPopoverProps) {
  const [text, setText] = useState(alt)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble to the form of the page, so this one must not.
    event.stopPropagation()
    onApply({ alt: text.trim() })
  }
  return (
    <Popover isOpen anchor={anchor} label={labels.imageAlt} onClose={onClose}>
      <LinkForm noValidate onSubmit={handleSubmit}>
        <TextField
          data-autofocus=""
          label={labels.imageAlt}
          help={labels.imageAltHelp}
          autoComplete="off"
          value={text}
          onChange={({ value }) => {
            setText(value)
          }}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="small">
            {labels.saveImageAlt}
          </Button>
        </FormActions>
      </LinkForm>
    </Popover>
  )
}
