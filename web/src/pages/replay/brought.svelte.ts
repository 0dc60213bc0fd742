/** The record that somebody brought from a file. It is still there when the language changes, and gone with the page. */
import type { RecordFile } from '../../net/types'

export const brought: { file: RecordFile | null } = $state({ file: null })
