import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'
import { Suspense, lazy, useDeferredValue } from 'react'

import type { RichTextInputProps } from './RichTextInput'
import { RichTextWait, RichTextWaitLabel } from './RichTextPart.styles'

/** Pause before code that could not be loaded is asked for again, in milliseconds. */
const RETRY_MS = 5000

/**
 * Loads the editor, however often that fails: without a connection the text can be read, and
 * the rest of the form is used meanwhile.
 */
async function loadRichTextInput() {
  try {
    return await import('./RichTextInput')
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
    return loadRichTextInput()
  }
}

/** The editor of rich text is larger than the rest of the form, which opens without it. */
const LazyRichTextInput = lazy(async () => ({
  default: (await loadRichTextInput()).RichTextInput,
}))

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
