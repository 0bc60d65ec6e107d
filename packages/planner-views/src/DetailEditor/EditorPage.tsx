import { Button } from '@throughline/ui/Button'
import { FormLayout } from '@throughline/ui/FormLayout'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ArrowLeft } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

import { PageBody, PageFoot, PageHead, PageMain, PageRoot, PageSide } from './DetailEditor.styles'
import { EditorActions } from './parts/EditorActions'
import { EditorDetails } from './parts/EditorDetails'
import { EditorFoot } from './parts/EditorFoot'
import { EditorMessages } from './parts/EditorMessages'
import { MainFields } from './parts/MainFields'
import { DocumentFields, LinkedFields, NotesField, TypeFields } from './parts/OtherFields'
import { ReadOnlyItem } from './parts/ReadOnlyItem'
import type { Editor } from './use-editor'
import { useEditorKeys } from './use-editor-keys'

/** The editor as a page: fields in the middle, linked items and files beside them. */
export function EditorPage({ editor }: { editor: Editor }) {
  const { props, labels, isReadOnly, isNew, heading, close, setRoot } = editor
  const rootRef = useRef<HTMLDivElement>(null)
  const handleKeyDown = useEditorKeys(editor)
  useLayoutEffect(() => {
    const root = rootRef.current
    if (isNew) root?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Without a focused element, no key would reach the editor.
    else if (document.activeElement === document.body) root?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <PageRoot
      ref={(root) => {
        rootRef.current = root
        setRoot(root)
      }}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <PageHead>
        <Button
          variant="ghost"
          icon={ArrowLeft}
          onClick={() => {
            close('back')
          }}
        >
          {props.backText ?? labels.back}
        </Button>
        <VisuallyHidden as="div">
          <h1>{heading}</h1>
        </VisuallyHidden>
        <span data-part="actions">
          <EditorActions editor={editor} layout="page" />
        </span>
      </PageHead>
      <PageBody>
        <PageMain>
          <FormLayout as="div">
            <EditorMessages editor={editor} />
            {isReadOnly ? (
              <ReadOnlyItem editor={editor} layout="page" hasLinks={false} />
            ) : (
              <>
                <MainFields editor={editor} layout="page" />
                <TypeFields editor={editor} />
                {editor.isWhole ? <NotesField editor={editor} /> : null}
              </>
            )}
          </FormLayout>
        </PageMain>
        <PageSide aria-label={labels.side}>
          <LinkedFields editor={editor} look="list" />
          <DocumentFields editor={editor} />
          <EditorDetails editor={editor} />
        </PageSide>
      </PageBody>
      <PageFoot>
        <EditorFoot editor={editor} />
      </PageFoot>
    </PageRoot>
  )
}
