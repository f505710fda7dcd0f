import { Checkbox } from 'antd';

interface KeepSignedInProps {
  refusal: string | null;
  wanted: boolean;
  setWanted: (wanted: boolean) => void;
}

export function KeepSignedIn({ refusal, wanted, setWanted }: KeepSignedInProps) {
  return (
    <div>
      <Checkbox
        checked={wanted}
        disabled={refusal !== null}
        onChange={({ target }) => setWanted(target.checked)}
      >
        Keep me signed in on this computer
      </Checkbox>
      {refusal && <p className="admin-muted">{refusal}</p>}
    </div>
  );
}
