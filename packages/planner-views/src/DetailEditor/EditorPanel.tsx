import { FormLayout, FormSection } from '@throughline/ui/FormLayout'
import { SidePanel } from '@throughline/ui/SidePanel'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useRef } from 'react'

import { Breadcrumb, ChannelChip } from './DetailEditor.styles'
import { PanelTitle } from './fields/TitleField'
import { EditorActions } from './parts/EditorActions'
import { EditorDetails } from './parts/EditorDetails'
import { EditorFoot } from './parts/EditorFoot'
import { EditorMessages } from './parts/EditorMessages'
import { MainFields } from './parts/MainFields'
import { DocumentFields, LinkedFields, NotesField, TypeFields } from './parts/OtherFields'
import { ReadOnlyItem } from './parts/ReadOnlyItem'
import type { Editor } from './use-editor'
import { useEditorKeys } from './use-editor-keys'

/** The editor beside or over a view: all fields in one column, the title as its heading. */
export function EditorPanel({ editor }: { editor: Editor }) {
  const { props, labels, view, isReadOnly, isNew, heading, close, partProps, setRoot } = editor
  const { item, values, panel } = props
  const handleKeyDown = useEditorKeys(editor)
  const panelRef = useRef<HTMLDialogElement>(null)
  const channelName = view.channel?.name ?? item?.channelName ?? ''
  const typeName = view.type?.name ?? item?.tacticTypeName ?? ''
  const color = view.channel?.uiColor
  return (
    <SidePanel
      {...panel}
      isOpen
      ref={(element) => {
        panelRef.current = element
        setRoot(element)
      }}
      // A new item starts with its title. In a stored one nothing is changed by the first key.
      {...(isNew ? null : { initialFocusRef: panelRef })}
      resizeLabel={labels.resize}
      // The heading contains a field, whose text is not a name.
      aria-labelledby={undefined}
      aria-label={heading}
      title={
        isReadOnly || editor.isHidden('title') ? (
          <bdi>{values.title}</bdi>
        ) : (
          <>
            <VisuallyHidden>{heading}</VisuallyHidden>
            <PanelTitle value={values.title} takesFocus={isNew} {...partProps('title')} />
          </>
        )
      }
      overline={
        channelName === '' ? (
          <span>{heading}</span>
        ) : (
          <Breadcrumb>
            <ChannelChip
              {...(color === undefined ? null : { style: { '--tl-swatch-color': color } })}
            >
              <bdi>{channelName}</bdi>
            </ChannelChip>
            {typeName === '' ? null : (
              <>
                <span aria-hidden="true">›</span>
                <bdi>{typeName}</bdi>
              </>
            )}
          </Breadcrumb>
        )
      }
      actions={<EditorActions editor={editor} layout="panel" />}
      footer={<EditorFoot editor={editor} />}
      closeLabel={labels.closePanel}
      onKeyDown={handleKeyDown}
      onClose={({ reason }) => {
        close(reason === 'escape' ? 'escape' : 'button')
      }}
    >
      <FormLayout as="div">
        <EditorMessages editor={editor} />
        {isReadOnly ? (
          <ReadOnlyItem editor={editor} layout="panel" hasLinks />
        ) : (
          <>
            <MainFields editor={editor} layout="panel" />
            <TypeFields editor={editor} />
            {editor.isWhole ? (
              <FormSection aria-label={labels.side}>
                <LinkedFields editor={editor} look="chips" />
                <NotesField editor={editor} />
                <DocumentFields editor={editor} />
              </FormSection>
            ) : null}
          </>
        )}
        {editor.isWhole ? <EditorDetails editor={editor} /> : null}
      </FormLayout>
    </SidePanel>
  )
}
