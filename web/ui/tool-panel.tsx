import { fail } from '@marchlands/core/result.ts';
import type { TableState } from '../table/table.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { consentQuestion } from './consent.ts';
import { Dialog } from './dialog.tsx';
import { AgreeTool, ResignTool } from './end-tools.tsx';
import { Goal } from './goal.tsx';
import { LinkTool } from './link-tool.tsx';
import { Log } from './log.tsx';
import { LogTabs } from './log-tabs.tsx';
import { MoreTool } from './more-tool.tsx';
import { NotationTool } from './notation-tool.tsx';
import { RecordTool } from './record-tool.tsx';
import { Sheet } from './sheet.tsx';
import type { ToolProps } from './tools.ts';

/** The open tool, over the table. */
export function ToolPanel(props: ToolProps) {
  const { name, table, state, onClose } = props;
  const { records, ending } = table;
  const text = words.table;
  switch (name) {
    case 'log':
      return <LogTool {...props} />;
    case 'more':
      return <MoreTool {...props} />;
    case 'record':
      return records === undefined ? null : (
        <RecordTool records={records} info={state.info} isOver={state.now.final !== null} onClose={onClose} />
      );
    case 'link':
      return <LinkTool table={table} state={state} at={props.at} onClose={onClose} />;
    case 'notation':
      return <NotationTool table={table} example={exampleOf(state)} onClose={onClose} />;
    case 'keys':
      return (
        <Dialog title={text.keys} onClose={onClose}>
          <dl className="keys">
            {words.keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      );
    case 'consent':
      return (
        <ConfirmDialog
          title={text.consentTitle}
          says={consentQuestion(state)}
          yes={state.info.isRemote ? remoteWords.askYes : text.consentYes}
          act={async () => (await table.undo?.(true)) ?? fail(text.nothingToUndo)}
          onClose={onClose}
        />
      );
    case 'resign':
      return ending === undefined ? null : <ResignTool ending={ending} state={state} onClose={onClose} />;
    case 'agree':
      return ending === undefined ? null : <AgreeTool ending={ending} state={state} onClose={onClose} />;
    default:
      return name satisfies never;
  }
}

function LogTool({ state, at, slots, onPoint, onClose }: ToolProps) {
  const said = (
    <>
      <Goal info={state.info} />
      <Log log={state.now.log} seats={state.info.seats} at={at} onPoint={onPoint} />
    </>
  );
  return (
    <Sheet title={words.table.log} onClose={onClose}>
      {slots === null ? said : <LogTabs log={said} slots={slots} first={slots.unread > 0 ? 'chat' : 'log'} />}
    </Sheet>
  );
}

/** An example line that may be typed now; for a whole choice, all its moves. */
function exampleOf({ now }: TableState): string {
  if (now.draft !== null) return now.draft.isWhole ? now.draft.notation : '';
  return now.choices[0]?.notation ?? '';
}
