#!/usr/bin/env bash
# A Slurm array job that renders a folder of walkthroughs, one part in each task.
#
# Usage: sbatch --array=1-64 Tools/deploy/slurm-render.sh WALKTHROUGHS OUT
#
# Both folders are on a file system that all nodes share. A task that is lost is put back into the queue by
# Slurm and renders its part again: files appear when they are complete, so nothing is ever half done.
# Speech is kept in the folder of the job or the user, never in one that others may write.
#SBATCH --job-name=spoken
#SBATCH --cpus-per-task=2
#SBATCH --mem=512M
#SBATCH --requeue
#SBATCH --open-mode=append
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: sbatch --array=1-N $0 WALKTHROUGHS OUT" >&2; exit 64; }

exec spoken render "$1" -o "$2/" --quiet \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
  --jobs "${SLURM_CPUS_PER_TASK:-2}" \
  --cache "${SPOKEN_CACHE:-${SLURM_TMPDIR:-$HOME/.cache}/spoken}"
