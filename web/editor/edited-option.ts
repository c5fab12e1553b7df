import type { OptionEditorProps } from '@marchlands/kit/option-editor.ts';

/** An option whose editor is opened. */
export interface EditedOption extends OptionEditorProps {
  readonly gameId: string;
  readonly name: string;
  /** What the option is called. */
  readonly label: string;
}
