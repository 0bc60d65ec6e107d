import {
  defineElement,
  elementClass,
  choice,
  commonProperties,
  data,
  flag,
  number,
  text,
} from '../element'
import type { EditorElement, EditorEventMap, EditorHandle, EditorProperties } from './editor.types'
import { reported, withDefault, withDefaultOnRequest } from '../calendar'
import type { ElementDeclaration } from '../element'
import { EditorView } from './EditorView'

/** Declaration of `<throughline-editor>`: its view, properties and events. */
const editorDeclaration: ElementDeclaration<EditorProperties, EditorEventMap, EditorHandle> = {
  View: EditorView,
  properties: {
    ...commonProperties,
    layout: choice('page', 'panel'),
    kind: choice('tactic', 'initiative'),
    startDate: text,
    today: text,
    timeZone: text,
    weekStartDay: choice('sunday', 'monday'),
    currentPlanId: number,
    readOnly: flag,
    readOnlyReason: text,
    message: text,
    note: text,
    closed: flag,
    closesWithoutAsking: flag,
    saveThen: choice('stay', 'close'),
    widthPixels: number,
    item: data,
    channels: data,
    tags: data,
    initiatives: data,
    fieldSettings: data,
    errors: data,
    details: data,
    beforeSave: data,
    beforeDelete: data,
    labels: data,
  },
  events: {
    'throughline-beforesave': withDefault,
    'throughline-save': withDefault,
    'throughline-delete': withDefaultOnRequest,
    'throughline-valueschange': reported,
    'throughline-close': withDefault,
  },
}

export type { EditorElement, EditorEventMap, EditorMethods, EditorProperties } from './editor.types'

/** The class of `<throughline-editor>`, for a name of one's own or a class that extends it. */
export class ThroughlineEditorElement extends elementClass<
  EditorProperties,
  EditorEventMap,
  EditorHandle
>(editorDeclaration) {
  flush(): void {
    this.view?.flush()
  }
}

/**
 * Registers the element. Importing `@throughline/elements/editor` does that by itself.
 *
 * @param name for pages on which the usual one is taken. @default 'throughline-editor'
 */
export function defineEditor(name = 'throughline-editor'): void {
  defineElement(name, ThroughlineEditorElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'throughline-editor': EditorElement
  }
}
