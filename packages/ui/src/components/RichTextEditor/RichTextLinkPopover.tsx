import { useState, type FormEvent } from 'react'

import { linkFromTyped } from '../../internal/rich-text/addresses'
import type { Box } from '../../internal/floating/place-beside'
import { Button } from '../Button/Button'
import { Popover, type PopoverCloseReason } from '../Popover/Popover'
import { TextField } from '../TextField/TextField'
import type { RichTextEditorTexts } from './rich-text-editor-texts'
import { FormActions, LinkForm } from './RichTextEditor.styles'

interface RichTextLinkPopoverProps {
  /** Where the link stands or will stand, in the viewport. */
  anchor: Box
  /** The address it has; undefined for a new one. */
  href: string | undefined
  /** Whether its text must be asked for: nothing is selected. */
  needsText: boolean
  texts: RichTextEditorTexts
  onApply: (link: { href: string; text: string }) => void
  onRemove: () => void
  onClose: (request: { reason: PopoverCloseReason }) => void
}

/** The address of a link. */
export function RichTextLinkPopover({
  anchor,
  href,
  needsText,
  texts,
  onApply,
  onRemove,
  onClose,
}: RichTextLinkPopoverProps) {
  const [address, setAddress] = useState(href ?? '')
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The form stands inside of that of the page, as far as React's events go.
    event.stopPropagation()
    const link = linkFromTyped(address)
    if (link === undefined) setIsRefused(true)
    else onApply({ href: link, text })
  }
  return (
    <Popover isOpen anchor={anchor} label={texts.link} onClose={onClose}>
      <LinkForm noValidate onSubmit={handleSubmit}>
        <TextField
          data-autofocus=""
          label={texts.linkAddress}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          help={texts.linkHelp}
          error={isRefused ? texts.linkUnreadable : undefined}
          onChange={({ value }) => {
            setAddress(value)
            setIsRefused(false)
          }}
        />
        {needsText ? (
          <TextField
            label={texts.linkText}
            autoComplete="off"
            value={text}
            onChange={({ value }) => {
              setText(value)
            }}
          />
        ) : null}
        <FormActions>
          <Button type="submit" variant="primary" size="small">
            {texts.applyLink}
          </Button>
          {href === undefined ? null : (
            <Button variant="ghost" size="small" onClick={onRemove}>
              {texts.removeLink}
            </Button>
          )}
        </FormActions>
      </LinkForm>
    </Popover>
  )
}
