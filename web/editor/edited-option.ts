import type { OptionEditorProps } from '@marchlands/kit/option-editor.ts';

/** An option whose editor is open. */
export interface EditedOption extends OptionEditorProps {
  readonly gameId: string;
  readonly name: string;
  /** The option's label. */
  readonly label: string;
}
