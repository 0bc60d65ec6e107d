/** A file that a lightbox shows. */
export interface LightboxFile {
  /** Unique in the list. */
  readonly id: string
  /** With its ending, as people gave it. */
  readonly name: string
  /** Media type, as its content was judged by the server, such as `image/png`. */
  readonly contentType: string
  /** Where the file is shown and downloaded from. */
  readonly url: string
  /** What a picture shows, for people who do not see it. @default its name */
  readonly description?: string
}
