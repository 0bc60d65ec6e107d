import { useState, type FormEvent } from 'react'

import type { Box } from '../../internal/floating/place-beside'
import { linkFromTyped } from '../../internal/rich-text/urls'
import { Button } from '../Button'
import { Popover, type PopoverCloseReason } from '../Popover'
import { TextField } from '../TextField'
import { FormActions, LinkForm } from './RichTextEditor.styles'
import type { RichTextEditorLabels } from './RichTextEditor.labels'

interface RichTextLinkPopoverProps {
  /** The box of the link or of the selection in the viewport. */
  anchor: Box
  /** The current URL; undefined for a new link. */
  href: string | undefined
  /** Whether to ask for the link's text, because nothing is selected. */
  needsText: boolean
  labels: RichTextEditorLabels
  onApply: (link: { href: string; text: string }) => void
  onRemove: () => void
  onClose: (request: { reason: PopoverCloseReason }) => void
}

/** A popover for the URL of a link. */
export function RichTextLinkPopover({
  anchor,
  href,
  needsText,
  labels,
  onApply,
  onRemove,
  onClose,
}: RichTextLinkPopoverProps) {
  const [address, setUrl] = useState(href ?? '')
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble to the form of the page, so this one must not.
    event.stopPropagation()
    const link = linkFromTyped(address)
    if (link === undefined) setIsRefused(true)
    else onApply({ href: link, text })
  }
  return (
    <Popover isOpen anchor={anchor} label={labels.link} onClose={onClose}>
      <LinkForm noValidate onSubmit={handleSubmit}>
        <TextField
          data-autofocus=""
          label={labels.linkUrl}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          help={labels.linkHelp}
          error={isRefused ? labels.linkUnreadable : undefined}
          onChange={({ value }) => {
            setUrl(value)
            setIsRefused(false)
          }}
        />
        {needsText ? (
          <TextField
            label={labels.linkText}
            autoComplete="off"
            value={text}
            onChange={({ value }) => {
              setText(value)
            }}
          />
        ) : null}
        <FormActions>
          <Button type="submit" variant="primary" size="small">
            {labels.applyLink}
          </Button>
          {href === undefined ? null : (
            <Button variant="ghost" size="small" onClick={onRemove}>
              {labels.removeLink}
            </Button>
          )}
        </FormActions>
      </LinkForm>
    </Popover>
  )
}
