import { isWebLink } from '@throughline/domain/channels'
import { Icon } from '@throughline/ui/Icon'
import { TextField } from '@throughline/ui/TextField'
import { Tooltip } from '@throughline/ui/Tooltip'
import { ExternalLink } from 'lucide-react'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { OpenLink } from './LinkField.styles'

interface LinkFieldProps extends PartProps {
  id: string
  label: string
  help: string | undefined
  value: string
  onChange: (value: string) => void
}

/** An address that can be opened while it is one. */
export function LinkField({ value, onChange, label, ...rest }: LinkFieldProps) {
  const { labels } = useEditorForm()
  const openText = labels.openLink({ label })
  return (
    <TextField
      {...rest}
      label={label}
      type="url"
      inputMode="url"
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      value={value}
      {...(isWebLink(value)
        ? {
            endAdornment: (
              <Tooltip text={openText} isDescription={false}>
                <OpenLink href={value} target="_blank" rel="noreferrer" aria-label={openText}>
                  <Icon icon={ExternalLink} size={14} />
                </OpenLink>
              </Tooltip>
            ),
          }
        : null)}
      onChange={(change) => {
        onChange(change.value)
      }}
    />
  )
}
