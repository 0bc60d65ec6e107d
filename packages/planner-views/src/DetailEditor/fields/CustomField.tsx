import type { TacticField } from '@throughline/domain/channels'
import type { UploadImage } from '@throughline/ui/RichTextEditor'
import { NumberField, englishNumberFieldLabels } from '@throughline/ui/NumberField'
import { TextField } from '@throughline/ui/TextField'
import { memo } from 'react'
import { isWebLink } from '@throughline/domain/channels'
import { Icon } from '@throughline/ui/Icon'
import { Tooltip } from '@throughline/ui/Tooltip'
import { ExternalLink } from 'lucide-react'

import type { EditorImage } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { withCustomValue } from '../model/custom-value'
import { customPart } from '../model/part-name'
import { ImageField } from './ImageField'
import { RichTextField } from './RichTextField'
import { useTextFault } from './use-text-fault'
import { OpenLink } from './LinkField.styles'

export interface CustomFieldProps extends PartProps {
  field: TacticField
  value: string | number | undefined
  image: EditorImage | undefined
  onUploadImage: ((request: { fieldId: number; file: File }) => void) | undefined
  onCancelImage: ((request: { fieldId: number }) => void) | undefined
  onUploadPicture: UploadImage | undefined
  imageOrigins: readonly string[] | undefined
}

/** A custom field of any of the five types, with its description and help. */
export const CustomField = memo(function CustomField({
  field,
  value,
  image,
  onUploadImage,
  onCancelImage,
  onUploadPicture,
  imageOrigins,
  ...state
}: CustomFieldProps) {
  const { change, idOf } = useEditorForm()
  const part = customPart(field.id)
  const report = useTextFault(part)
  const help = helpOf(field)
  const shared = { id: idOf(part), label: field.name, help, ...state }
  const text = typeof value === 'string' ? value : ''
  const setValue = (next: string | number | null) => {
    change((values) => withCustomValue(values, field.id, next))
  }
  switch (field.type) {
    case 'number':
      return (
        <NumberField
          {...shared}
          labels={englishNumberFieldLabels}
          isWithoutButtons
          fractionDigits={MAX_DECIMALS}
          value={typeof value === 'number' ? value : null}
          onChange={({ value: number, isValid }) => {
            report(isValid ? null : 'text')
            setValue(number)
          }}
        />
      )
    case 'url':
      return <LinkField {...shared} value={text} onChange={setValue} />
    case 'image':
      return (
        <ImageField
          {...shared}
          hasValue={value !== undefined}
          image={image}
          onRemove={() => {
            setValue(null)
          }}
          {...(onUploadImage === undefined
            ? null
            : {
                onUpload: (file: File) => {
                  onUploadImage({ fieldId: field.id, file })
                },
              })}
          {...(onCancelImage === undefined
            ? null
            : {
                onCancel: () => {
                  onCancelImage({ fieldId: field.id })
                },
              })}
        />
      )
    case 'richtext':
      return (
        <RichTextField
          {...state}
          {...{ label: field.name, help, imageOrigins }}
          part={`custom:${field.id}`}
          value={text}
          onUploadImage={onUploadPicture}
        />
      )
    case 'string':
    default:
      return (
        <TextField
          {...shared}
          dir="auto"
          value={text}
          onChange={({ value: typed }) => {
            setValue(typed)
          }}
        />
      )
  }
})

const MAX_DECIMALS = 6

/** Returns both texts of a field for the line below it: its description, and its help text. */
function helpOf({ description, helpText }: TacticField): string | undefined {
  const texts = [description, helpText].flatMap((text) => text?.trim() || [])
  return texts.length === 0 ? undefined : texts.join(' ')
}

interface LinkFieldProps extends PartProps {
  id: string
  label: string
  help: string | undefined
  value: string
  onChange: (value: string) => void
}

/** An address that can be opened while it is one. */
function LinkField({ value, onChange, label, ...rest }: LinkFieldProps) {
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
