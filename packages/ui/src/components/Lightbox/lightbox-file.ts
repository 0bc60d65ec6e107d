/** A file that a lightbox shows. */
export interface LightboxFile {
  /** Unique in the list. */
  readonly id: string
  /** With its extension, as users named it. */
  readonly name: string
  /** Media type that the server found in the content, such as `image/png`. */
  readonly contentType: string
  /** Where the file is shown and downloaded from. */
  readonly url: string
  /** Text alternative of a picture. @default its name */
  readonly description?: string
}
