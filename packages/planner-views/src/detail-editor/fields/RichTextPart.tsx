import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'
import { Suspense, lazy, useDeferredValue } from 'react'

import type { RichTextInputProps } from './RichTextInput'
import { RichTextWait, RichTextWaitLabel } from './RichTextPart.styles'

/** The editor of rich text is larger than the rest of the form, which opens without it. */
const LazyRichTextInput = lazy(async () => {
  const { RichTextInput } = await import('./RichTextInput')
  return { default: RichTextInput }
})

/** A rich text that can be read at once and edited as soon as its editor is there. */
export function RichTextPart(props: RichTextInputProps) {
  // The first frame has the fields; the editors follow when nothing more urgent is to do.
  const isEditorWanted = useDeferredValue(true, false)
  const wait = (
    <RichTextWait aria-busy>
      <RichTextWaitLabel>{props.label}</RichTextWaitLabel>
      {props.isLoading === true ? (
        <Skeleton height={96} shape="card" />
      ) : (
        <RichText
          html={props.value}
          {...(props.imageOrigins === undefined ? null : { imageOrigins: props.imageOrigins })}
        />
      )}
    </RichTextWait>
  )
  if (!isEditorWanted) return wait
  return (
    <Suspense fallback={wait}>
      <LazyRichTextInput {...props} />
    </Suspense>
  )
}
