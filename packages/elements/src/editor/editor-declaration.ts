import { told, withDefault, withDefaultOnRequest } from '../calendar'
import { choice, commonProperties, data, flag, number, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { EditorEventMap, EditorHandle, EditorProperties } from './editor.types'
import { EditorView } from './EditorView'

/** What `<throughline-editor>` is made of. */
export const editorDeclaration: ElementDeclaration<EditorProperties, EditorEventMap, EditorHandle> =
  {
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
      facts: data,
      beforeSave: data,
      beforeDelete: data,
      labels: data,
    },
    events: {
      'throughline-beforesave': withDefault,
      'throughline-save': withDefault,
      'throughline-delete': withDefaultOnRequest,
      'throughline-valueschange': told,
      'throughline-close': withDefault,
    },
  }
